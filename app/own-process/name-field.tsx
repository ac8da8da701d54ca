import type { ComponentProps, KeyboardEvent } from 'react';
import { fill } from '#request/process/fill.ts';
import { maxNameLength } from '#request/process/process.ts';
import { ownProcess as copy } from './copy.ts';
import './own-field.css';

/** A name of one line, which wraps where it is longer than its field, and says when it can take no more. */
export function NameField({ value, ...props }: ComponentProps<'textarea'> & { value: string }) {
  return (
    <>
      <textarea
        className="own-field"
        rows={1}
        maxLength={maxNameLength}
        onKeyDown={keepOneLine}
        {...{ value, ...props }}
      />
      {value.length >= maxNameLength && (
        <span className="own-field__note meta">{fill(copy.nameFull, { max: maxNameLength })}</span>
      )}
    </>
  );
}

/** Enter would replace the selected text by a line break. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
