import { lazy, Suspense } from 'react';
import { demoForm } from '#app/content/demo-form.ts';
import { processParameter } from '#app/own-process/process-names.ts';
import type { BroughtProcessProps } from './brought-process-note.tsx';
import './brought-process.css';

const Note = lazy(() =>
  import('./brought-process-note.tsx').then(
    ({ BroughtProcessNote }) => ({ default: BroughtProcessNote }),
    // The connection was lost. The form still works, and says at least that a process is sent with it.
    () => ({ default: () => <p className="brought-process">{demoForm.processIncluded}</p> }),
  ),
);

/** The process that goes with the request; nothing where none was brought, and no more script loaded. */
export function BroughtProcess({
  text,
  posted,
  removed,
  onToggle,
}: Omit<BroughtProcessProps, 'text'> & { text: string | null; posted: string | undefined }) {
  const value = text ?? posted;
  return (
    <>
      {/* A native post carries it as well. */}
      {value && !removed && <input type="hidden" name={processParameter} defaultValue={value} />}
      {text !== null && (
        <Suspense fallback={null}>
          <Note text={text} removed={removed} onToggle={onToggle} />
        </Suspense>
      )}
    </>
  );
}
