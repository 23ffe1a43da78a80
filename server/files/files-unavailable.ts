/** Thrown if the file storage cannot be reached or written to; `cause` has the reason. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'

  constructor(cause: unknown) {
    super('The files cannot be reached.', { cause })
  }
}

/** Returns the result of a store's work; rejects with FilesUnavailable if it fails. */
export async function orFilesUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new FilesUnavailable(error)
  }
}
