import { showToast } from '#app/components/toasts/toast.ts';
import type { RichText } from '#app/content/types.ts';

type Props = { label: string; title: string; message: RichText };

/** The preview's button: says in a success toast that nothing is sent, and sends nothing (specification, section 2). */
export function ScheduleDemo({ label, title, message }: Props) {
  return (
    <button
      type="button"
      className="button button--quiet with-script"
      onClick={() => void showToast('success', message, { title })}
    >
      {label}
    </button>
  );
}
