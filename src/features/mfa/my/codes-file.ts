import { saveBlob } from '#src/browser/save-blob.ts'

/** Saves lines as a text file. */
export const saveCodesFile = (name: string, lines: readonly string[]): void =>
  saveBlob(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }), name)
