import { fill } from '#app/content/fill.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import { Island } from '#app/islands/island.tsx';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  loopMinutes,
  stagger,
  type WorkflowShape,
  workflowShapes,
} from '#app/sample-operations/workflow-types.ts';
import { Figure } from '../figure.tsx';
import { FlowPlayer } from './flow-player.tsx';
import { FlowShape } from './flow-shape.tsx';
import './workflow-types.css';

const copy = fmsDetails.workflowTypes;

/** Notes of a type with their numbers put in. */
function notesOf(shape: WorkflowShape, notes: readonly string[]): readonly string[] {
  const values = { delay: formatDuration(stagger), loop: formatDuration(loopMinutes(shape)) };
  return notes.map((note) => fill(note, values));
}

/** Straight, loop, split direct and staggered, at one scale (figure: workflow types). */
export function WorkflowTypes() {
  return (
    <Figure
      className="workflow-types"
      title={copy.figure.title}
      note={copy.figure.note}
      description={<p>{copy.figure.description}</p>}
      readable
    >
      {copy.types.map((type) => {
        const shape = workflowShapes.find(({ id }) => id === type.id);
        if (!shape) throw new Error(`No sample for workflow type ${type.id}`);
        const notes = notesOf(shape, type.notes);
        return (
          <section key={type.id} className="workflow-type">
            <div className="workflow-type__words">
              <h3>{type.name}</h3>
              <p>{type.text}</p>
              <p className="workflow-type__use">{`${copy.useForLabel}: ${type.useFor}`}</p>
            </div>
            <div className="workflow-type__drawing">
              {type.id === 'straight' ? (
                <FlowShape shape={shape} notes={notes} />
              ) : (
                <Island
                  id={type.id}
                  name="flow-player"
                  component={FlowPlayer}
                  props={{ shape: shape.id, name: type.name, notes, words: copy.player }}
                />
              )}
              <Steps shape={shape} />
            </div>
          </section>
        );
      })}
    </Figure>
  );
}

/** The steps in words: the numbers' key on a phone, and the drawing's text equivalent everywhere. */
function Steps({ shape }: { shape: WorkflowShape }) {
  return (
    <ol className="workflow-type__steps">
      {shape.visits.map(({ name, department, from, until, attempt }) => (
        <li key={`${name} ${attempt}`}>
          <strong>{name}</strong>{' '}
          {`${department}, ${formatDuration(until - from)}${attempt > 1 ? `, attempt ${attempt}` : ''}`}
        </li>
      ))}
      <li>
        <strong>{shape.last.name}</strong> {shape.last.department}
      </li>
    </ol>
  );
}
