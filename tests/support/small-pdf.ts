const begin = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n';
/** A file that readers take for a PDF. @param bytes its size; by default as small as can be */
export function smallPdf(bytes = 0): Buffer {
  const tail = (start: number) => `xref\n0 1\ntrailer\n<<>>\nstartxref\n${start}\n%%EOF\n`;
  const filled = Math.max(begin.length, bytes - tail(bytes).length);
  const whole = begin.padEnd(filled, ' ') + tail(filled);
  return Buffer.from(whole);
}
