import type { RichText } from '#app/ui/copy-types.ts';
import type { ToastKind } from './toaster.tsx';
// Loaded with the page: Vite requests a style sheet once, so one that fails offline would stay missing.
import './toasts.css';

let loading: Promise<typeof import('./toaster.tsx')> | undefined;

/**
 * Shows a message at the bottom right for 4000 ms; a `loading` one stays until another replaces it by its key. The
 * toaster is a separate file, loaded with the first message, and asked for again with the next if that fails.
 */
export async function showToast(
  kind: ToastKind,
  text: string | RichText,
  key?: string,
): Promise<void> {
  // One shared promise keeps messages in order.
  loading ??= import('./toaster.tsx');
  try {
    (await loading).putToast({ kind, text, key });
  } catch {
    loading = undefined;
  }
}
