/** Order 2033 twice: in a group chat on Imran’s phone that nobody owns, and as the sample company ran it in week 23. */
export const groupChat = {
  Tue: [
    { from: 'Imran', at: '12:40', text: '2033: are all three quotes in?' },
    { from: 'Kiran', at: '15:10', text: 'Two, I think. Not the third.' },
    { from: 'Dev', at: '17:20', text: 'I need it by tomorrow.' },
  ],
  Wed: [
    { from: 'Imran', at: '09:30', text: 'Who is asking Vendor C?' },
    { from: 'Ravi', at: '11:15', text: 'Meera?' },
    { from: 'Meera', at: '16:05', text: 'I thought Ravi was.' },
  ],
  Thu: [{ from: 'Asha', at: '10:20', text: 'Who has this order?' }],
} as const;

/** The one notification, the day before the quote is due, and what its owner writes at once. */
export const pushNotification = {
  owner: 'Ravi',
  at: '16:00',
  title: 'Order 2033: quote 3 is missing',
  text: 'Due Wed 12:00. Kiran waits.',
  checks: { 'Quote 1, Vendor A': 'in', 'Quote 2, Vendor B': 'in', 'Quote 3, Vendor C': 'missing' },
  reply: { at: '16:00', from: 'Ravi', to: 'Vendor C', text: 'Please send quote 3.' },
} as const;

export const orderRun = [
  { name: 'Asked', note: 'Tue 16:00. Ravi taps once.', state: 'done' },
  { name: 'Quote 3 is in', note: 'Wed 10:00. Kiran’s step opens at once.', state: 'done' },
  { name: 'Order released', note: 'Wed 14:00. Dev’s step opens at once.', state: 'done' },
  { name: 'Closed on time', note: 'Wed 18:00', state: 'closed' },
] as const;
