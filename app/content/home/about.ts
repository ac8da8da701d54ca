import { brand } from '#app/brand.ts';

export const about = {
  id: 'about',
  title: `What is ${brand.name}?`,
  text: `${brand.name} is a ${brand.category} for ${brand.platforms}. ${brand.nameStory}`,
  industries: [
    { name: 'Manufacturing', flow: 'purchase request to dispatch' },
    { name: 'Healthcare', flow: 'discharge note to final bill' },
    { name: 'Finance', flow: 'loan file to sanction letter' },
    { name: 'Retail', flow: 'stock-out to shelf' },
    { name: 'Logistics', flow: 'gate-in to proof of delivery' },
  ],
} as const;
