import { drawSection } from '#app/content/draw-section.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { Island } from '#app/islands/island.tsx';
import { exampleOf, firstExampleId } from './examples.ts';
import { drawSectionId, writeProcess } from './process-address.ts';
import { ProcessEditor } from './process-editor.tsx';
import { drawingKey, exampleParameter, processParameter } from './process-names.ts';
import './draw-section.css';

/** The step of the example that is drawn late, and by how many hours. */
const late = { step: 2, more: 5 };

type Props = {
  lead: string;
  /** How many steps of the example are drawn: all by default. */
  steps?: number;
  /** Whether it is a part of a page that is about something else. */
  compact?: boolean;
};

/** The section in which visitors draw a process of their own; an example is drawn until they do. */
export function DrawSection({ lead, steps, compact }: Props) {
  const example = exampleOf(firstExampleId);
  if (!example) throw new Error(`There is no example ${firstExampleId}`);
  const sample = { ...example, steps: example.steps.slice(0, steps) };
  return (
    <section id={drawSectionId} className="draw-section">
      <div className="wrap">
        <div className="section-head">
          <h2>{ownProcess.title}</h2>
          <p className="lead with-script">{lead}</p>
          <p className="lead without-script">{drawSection.withoutScripts}</p>
        </div>
        <Island
          id="own-process"
          name="process-editor"
          component={ProcessEditor}
          props={{ sample: writeProcess(sample), question: late, ...(compact && { compact }) }}
          hydrateIf={[drawingKey, ...(compact ? [] : [processParameter, exampleParameter])]}
        />
      </div>
    </section>
  );
}
