import { notFound } from '@tanstack/react-router'
import { Problem, type ProblemName } from '#contract/problem.ts'

/** Returns the found data, or the router's "not found" if the server reports the problem `missing`. */
export async function requireFound<Found>(missing: ProblemName, found: Promise<Found>): Promise<Found> {
  try {
    return await found
  } catch (error) {
    throw error instanceof Problem && error.is(missing) ? notFound() : error
  }
}
