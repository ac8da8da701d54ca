import { callBody, demoParams } from '#mail/testing.ts';

const units = ['a@', 'a.', '-', ' x', '\u202e', 'https://', '1', '%', '"', '[', '\\u', 'a-'];

/** Bodies whose one field is filled with what makes careless patterns backtrack. `size` in characters. */
export function hostileBodies(size: number): string[] {
  return units.flatMap((unit) => {
    const text = unit.repeat(Math.floor(size / unit.length));
    return Object.keys(demoParams).map((field) =>
      JSON.stringify(callBody({ ...demoParams, [field]: text })),
    );
  });
}
