import { showToast } from '#app/components/toasts/toast.ts';
import './schedule-demo.css';

type Props = { label: string; message: string };

/** The preview's button: says in a toast that nothing is sent, and sends nothing (specification, section 4). */
export function ScheduleDemo({ label, message }: Props) {
  return (
    <button
      type="button"
      className="schedule-demo with-script"
      onClick={() => void showToast('success', message)}
    >
      {label}
    </button>
  );
}
