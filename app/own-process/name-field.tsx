import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { fill } from '#request/fill.ts';
import { maxNameLength } from '#request/process/process.ts';
import { ownProcess as copy } from './copy.ts';
import './own-field.css';

/** A name of one line, which wraps where it is longer than its field, and says when it is too long to be sent. */
export function NameField({ value, ...props }: ComponentProps<'textarea'> & { value: string }) {
  const id = useId();
  const isLong = value.length > maxNameLength;
  return (
    <>
      <textarea
        className="own-field"
        rows={1}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? id : undefined}
        onKeyDown={keepOneLine}
        {...{ value, ...props }}
      />
      {isLong && (
        <span className="own-step__error meta" id={id}>
          {fill(copy.nameLong, { max: maxNameLength })}
        </span>
      )}
    </>
  );
}

/** Enter would replace the selected text by a line break. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
