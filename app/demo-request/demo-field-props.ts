import type { ReactNode } from 'react';
import type { DemoField } from './demo-fields.ts';

/** Props of every control of the form. */
export type DemoFieldProps = {
  field: DemoField;
  /** Shown below the control, which is then marked as invalid. */
  error: string | undefined;
  defaultValue: string;
  /** A hint that follows from the value, such as a corrected domain. */
  advice?: ReactNode;
  onBlur: () => void;
  onInput: () => void;
};
