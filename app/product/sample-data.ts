/** The caption of everything drawn: no visitor may take the company for a customer. */
export const sampleData = 'Sample data';
