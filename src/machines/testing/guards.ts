import { type AnyStateMachine, createMachine } from 'xstate'

type Place = readonly (string | number)[]

/**
 * Returns copies of a machine, each without one guard, with the position of the guard's transition and the id of its
 * state.
 */
export function withoutEachGuard(
  machine: AnyStateMachine,
): [place: string, mutant: AnyStateMachine, stateId: string][] {
  return guardedPlaces(machine.config).map((place) => {
    const mutant = createMachine(
      withoutGuardAt(machine.config, place) as never,
      machine.implementations as never,
    )
    return [place.join('.'), mutant as AnyStateMachine, [machine.id, ...stateNames(place)].join('.')]
  })
}

const stateNames = ([key, name, ...rest]: Place): Place =>
  key === 'states' && name !== undefined ? [name, ...stateNames(rest)] : []

/**
 * Returns the positions of guarded transitions in the configuration; arguments of actions and inputs are not
 * searched.
 */
function guardedPlaces(config: unknown, place: Place = []): Place[] {
  if (typeof config !== 'object' || config === null) return []
  const own: Place[] = 'guard' in config ? [place] : []
  const parts = Object.entries(config).filter(
    ([key]) => !['actions', 'guard', 'input', 'params', 'context', 'entry', 'exit'].includes(key),
  )
  return [
    ...own,
    ...parts.flatMap(([key, part]) =>
      guardedPlaces(part, [...place, Array.isArray(config) ? Number(key) : key]),
    ),
  ]
}

function withoutGuardAt(config: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) {
    const { guard: _, ...arrow } = config as { guard: unknown }
    return arrow
  }
  if (Array.isArray(config)) return config.with(key as number, withoutGuardAt(config[key as number], rest))
  return { ...(config as object), [key]: withoutGuardAt((config as Record<string, unknown>)[key], rest) }
}
