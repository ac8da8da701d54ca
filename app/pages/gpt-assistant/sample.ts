/** The sample conversation with the AI assistant, which declines what no record answers. */

/** Questions and answers. Numbers in brackets are the records that the sentence before them rests on. */
export const exchanges: Readonly<Record<string, string>> = {
  'Who is order 2041 waiting for?':
    'Ravi, in Purchase. [3] The vendor quote has a turnaround time (TAT) of 9 h and is 5 h over. [3] Quotes 1 and 2 arrived. [4] [5] Quote 3 did not. [6]',
  'Will order 2041 close on Thursday?':
    'I can’t tell you that. Quote 3 has no date, so there is nothing to count from. [6] After it, 10 h of work remain. [7] [8] If it arrived now, the order would close Thu 12:00. [7] [8]',
};

/** What the answers cite, by number; the one that is late is described below. */
export const records = [
  { number: '1', name: 'Raise request', from: 'Imran, Stores', status: 'done Mon 12:20' },
  { number: '2', name: 'Approve', from: 'Asha, Plant head', status: 'done Mon 15:00' },
  { number: '3', name: 'Vendor quote', from: 'Ravi, Purchase', status: '5 h late' },
  { number: '4', name: 'Quote 1', from: 'Vendor A', status: 'Mon 17:00' },
  { number: '5', name: 'Quote 2', from: 'Vendor B', status: 'Tue 12:00' },
  { number: '6', name: 'Quote 3', from: 'Vendor C', status: 'not received' },
  { number: '7', name: 'Release order', from: 'Kiran, Accounts', status: 'planned, 4 h' },
  { number: '8', name: 'Dispatch', from: 'Dev, Logistics', status: 'planned, 6 h' },
] as const;

export const lateRecord = {
  owner: 'Ravi, Purchase',
  opened: 'Mon 15:00',
  tat: '9 h',
  used: '14 h',
};
