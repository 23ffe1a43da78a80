import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take a minute or more. They start first: otherwise the other workers would be idle while the last
 * of them runs.
 */
const longestFiles =
  /(verify\.pact|properties\.db|races\.db|subscription-request\.model|signup\.model)\.test\.ts$/

/** Vitest's own order, except that the longest files start first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longestFiles.test(moduleId)
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))]
  }
}
