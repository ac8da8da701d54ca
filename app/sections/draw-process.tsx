import { drawSection } from '#app/content/draw-section.ts';
import { DrawSection } from '#app/own-process/draw-section.tsx';

/** The first three steps of the example, to type over; what is typed goes along to /fms-details and the form. */
export function DrawProcess() {
  return <DrawSection lead={drawSection.homeLead} steps={3} compact />;
}
