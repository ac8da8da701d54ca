import { execFileSync } from 'node:child_process';

/** Whether a program of this name is installed. */
export function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
