import { spawn } from 'node:child_process';
import { projectRoot } from '../project.ts';

export interface CommandResult {
  code: number;
  /** The command's standard output and errors. */
  output: string;
}

/**
 * Runs a shell command in the project's folder, without colors.
 *
 * @param command - The command line.
 * @param variables - Added to the environment.
 * @example
 * const { code, output } = await runCommand('npx vitest run', { COVERMOUNT_TIER: 'long' });
 */
export function runCommand(command: string, variables?: NodeJS.ProcessEnv): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      cwd: projectRoot,
      env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
