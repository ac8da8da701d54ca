import type { RichText } from '#app/content/types.ts';

/** Kinds of the specification, section 4. */
export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error';

/** A message, with links in it if need be. */
export type ToastText = string | RichText;

/** The specification's constants, section 9; width (356 px) and gap (14 px) stand in controls.css. */
export const toastDefaults = { visible: 3, duration: 4000, swipeThreshold: 20 } as const;

export type ToastOptions = {
  /** Stands before the text instead of the kind's name. */
  title?: string;
  /** A toast takes the place of the one that has its key, and is announced anew. */
  key?: string;
};

let loading: Promise<typeof import('./toaster.tsx')> | undefined;

/**
 * Shows a message at the bottom right for 4000 ms; a `loading` one stays until another takes its place by `key`.
 * The toaster is a file of its own that comes with the first message. Where it cannot be loaded, as without a network,
 * this gives false, and whoever has something to say must say it in place.
 */
export async function showToast(
  kind: ToastKind,
  text: ToastText,
  options: ToastOptions = {},
): Promise<boolean> {
  // One promise for all keeps messages in the order they were sent in.
  loading ??= import('./toaster.tsx');
  try {
    const { putToast } = await loading;
    putToast({ kind, text, ...options });
    return true;
  } catch {
    loading = undefined;
    return false;
  }
}
