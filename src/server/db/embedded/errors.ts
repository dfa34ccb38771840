/** Another Twende uses this DATA_DIR. The message is one line, ready to print. */
export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken';
}

/** DATA_DIR (or this machine) cannot hold the embedded database. The message is one line, ready to print. */
export class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';
}

/** `EACCES`, `ENOENT` … of a failed system call, else undefined. */
export function errorCode(problem: unknown): string | undefined {
  if (!(problem instanceof Error) || !('code' in problem)) return undefined;
  return typeof problem.code === 'string' ? problem.code : undefined;
}

/** The first line of whatever was thrown. */
export function firstLine(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.split('\n', 1)[0] ?? '';
}
