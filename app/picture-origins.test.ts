import { expect, test } from 'vitest';
import { pagePolicy } from '#root/scripts/build/page-policy.ts';
import { pictureOrigins } from './picture-origins.ts';

const said = { sentence: 'It works.', person: 'Lena Rao', role: 'Plant head' };

test('drawn marks and files of one’s own load no picture from elsewhere', () => {
  const tiles = [{ logo: 'M1 1h24' }, { logo: '/logos/crm.svg' }];
  const proof = { customers: [{ name: 'Acme', logo: '/logos/acme.svg', ...said }] };
  expect(pictureOrigins({ tiles, proof })).toEqual([]);
});

test('the policy allows the origin of each picture of another host, once, and no other', () => {
  const images = pictureOrigins({
    tiles: [
      { logo: 'https://cdn.example/erp.svg' },
      { logo: 'M1 1h24' },
      { logo: 'https://cdn.example/crm.svg?v=2' },
    ],
    proof: {
      customers: [
        {
          name: 'Acme',
          logo: 'https://logos.example:8443/acme.png',
          picture: 'https://people.example/lena.png',
          ...said,
        },
      ],
      contact: { name: 'Vikram', role: 'Sales', picture: 'https://cdn.example/vikram.png' },
    },
  });
  expect(images).toEqual([
    'https://cdn.example',
    'https://logos.example:8443',
    'https://people.example',
  ]);
  expect(pagePolicy('', { images })).toContain(
    "; img-src 'self' https://cdn.example https://logos.example:8443 https://people.example; ",
  );
});
