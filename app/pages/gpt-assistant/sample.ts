/** The sample conversation with the AI assistant, which declines what no record answers. */

/** Questions and answers. Numbers in brackets are the records that the sentence before them rests on. */
export const exchanges: Readonly<Record<string, string>> = {
  'Who is order 2041 waiting for?':
    'Ravi, in Purchase. [3] The vendor quote has a turnaround time (TAT) of 9 h and is 5 h over. [3] Quotes 1 and 2 arrived. [4] [5] Quote 3 did not. [6]',
  'Will order 2041 close on Thursday?':
    'I can’t tell you that. Quote 3 has no date, so there is nothing to count from. [6] After it, 10 h of work remain. [7] [8] If it arrived now, the order would close Thu 12:00. [7] [8]',
};

/** Number, name, from, status; the one that is late is described below. */
export const records = [
  ['1', 'Raise request', 'Imran, Stores', 'done Mon 12:20'],
  ['2', 'Approve', 'Asha, Plant head', 'done Mon 15:00'],
  ['3', 'Vendor quote', 'Ravi, Purchase', '5 h late'],
  ['4', 'Quote 1', 'Vendor A', 'Mon 17:00'],
  ['5', 'Quote 2', 'Vendor B', 'Tue 12:00'],
  ['6', 'Quote 3', 'Vendor C', 'not received'],
  ['7', 'Release order', 'Kiran, Accounts', 'planned, 4 h'],
  ['8', 'Dispatch', 'Dev, Logistics', 'planned, 6 h'],
] as const;

export const lateRecord = {
  owner: 'Ravi, Purchase',
  opened: 'Mon 15:00',
  tat: '9 h',
  used: '14 h',
};
