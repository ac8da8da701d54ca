import { expect, test } from 'vitest';
import { parseTat } from './tat.ts';

test('reads the three kinds of turnaround time in the three units', () => {
  expect(parseTat('T')).toEqual({ type: 'T' });
  expect(parseTat('T+30 m')).toEqual({ type: 'T+X', value: 30, unit: 'minutes' });
  expect(parseTat('T+4 h')).toEqual({ type: 'T+X', value: 4, unit: 'hours' });
  expect(parseTat('T-60 d')).toEqual({ type: 'T-X', value: 60, unit: 'days' });
});

test('refuses what is not a turnaround time', () => {
  for (const wrong of ['', 'T+0 h', 'T+4', 'T+4h', 'T 4 h', 'T+1.5 h', 'T+4 w', ' T', 'T*4 h']) {
    expect(parseTat(wrong), wrong).toBeNull();
  }
});
