import { Island } from '#app/islands/island.tsx';
import { contextField } from '#request/context.ts';
import { ownProcess } from '#request/process/copy.ts';
import { drawSectionId, exampleParameter } from '#request/process/process-address.ts';
import { drawSection } from './draw-section-copy.ts';
import { exampleOf, firstExampleId } from './examples.ts';
import { drawingKey } from './kept-drawing.ts';
import { ProcessEditor } from './process-editor.tsx';
import './draw-section.css';

/** The step of the example that is drawn late, Vendor quote, and by how many hours. */
const late = { step: 2, more: 5 };

type Props = {
  lead: string;
  /** Whether it is a part of a page that is about something else: the example begins with its late step. */
  compact?: boolean;
};

/** The section in which visitors draw a process of their own; an example is drawn until they do. */
export function DrawSection({ lead, compact = false }: Props) {
  const example = exampleOf(firstExampleId);
  if (!example) throw new Error(`There is no example ${firstExampleId}`);
  const first = compact ? late.step : 0;
  const sample = { ...example, steps: example.steps.slice(first) };
  const question = { ...late, step: late.step - first };
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
          props={{ sample, question, ...(compact && { compact }) }}
          hydrateIf={[drawingKey, ...(compact ? [] : [contextField, exampleParameter])]}
        />
      </div>
    </section>
  );
}
