/** The place where files are stored cannot be reached or written to; `cause` gives the reason. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'

  constructor(cause: unknown) {
    super('The files cannot be reached.', { cause })
  }
}

/** Gives what the work of a store gives; rejects with FilesUnavailable where it fails. */
export async function reaching<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new FilesUnavailable(error)
  }
}
