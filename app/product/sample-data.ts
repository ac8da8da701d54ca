/** Caption of every drawing, so that nobody takes the company for a customer. */
export const sampleData = 'Sample data';
