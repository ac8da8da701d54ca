import { expect, test } from 'vitest';
import { maxSteps } from '#request/process/process.ts';
import {
  addStep,
  draw,
  type Edit,
  moveStep,
  onTime,
  removeStep,
  startEditor,
  typeIn,
} from './editor-state.ts';

const steps = ['A', 'B', 'C'].map((name) => ({
  name,
  owner: '',
  time: '4',
  unit: 'hours' as const,
}));
const drawing = { process: { name: 'Ours', steps }, delay: { step: 1, hours: 5 } };

function after(...edits: Edit[]) {
  return edits.reduce((state, edit) => edit(state), startEditor(drawing));
}

test('the delay goes with its step, and is taken back when the step is removed', () => {
  expect(after(moveStep(0, 1)).drawing.delay).toEqual({
    step: 0,
    hours: 5,
  });
  expect(after(moveStep(2, -1)).drawing.delay).toEqual({
    step: 2,
    hours: 5,
  });
  expect(after(removeStep(0)).drawing.delay).toEqual({ step: 0, hours: 5 });
  expect(after(removeStep(1)).drawing.delay).toEqual({ step: 0, hours: 0 });
  expect(after(removeStep(2)).drawing.delay).toEqual({ step: 1, hours: 5 });
});

test('what cannot be done changes nothing, and leaves nothing to undo', () => {
  const full = { ...drawing.process, steps: Array(maxSteps).fill(steps[0]) };
  const edits = [moveStep(0, -1), typeIn('3.time', '7'), moveStep(2, 1)];
  for (const edit of edits) expect(after(edit)).toEqual(startEditor(drawing));
  const restored = after(draw(onTime(full)));
  expect(addStep(restored)).toBe(restored);
  const single = { ...drawing.process, steps: steps.slice(0, 1) };
  const only = after(draw(onTime(single)));
  expect(removeStep(0)(only)).toBe(only);
});

test('an example’s delay is not the visitor’s until they try one', () => {
  const given = startEditor({ ...drawing, untouched: true, givenDelay: true });
  const typed = typeIn('1.owner', 'Asha')(given);
  expect(typed.drawing).toMatchObject({ untouched: false, givenDelay: true });
  const tried = typeIn('if.hours', '2')(typed);
  expect(tried.drawing).toMatchObject({ givenDelay: false, delay: { step: 1, hours: 2 } });
});

test('cells and lines that are pasted into a name become one line', () => {
  const { drawing: pasted } = after(typeIn('1.name', 'Raise\tStores\r\nAsk'));
  expect(pasted.process.steps[1]?.name).toBe('Raise Stores Ask');
});
