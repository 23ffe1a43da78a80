import { useState } from 'react'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'

/**
 * Takes resident numbers out of what is typed: such a number is neither kept nor sent. It says in which fields that has
 * happened, until it is told to forget.
 */
export function useResidentFree<Name extends string>() {
  const [found, setFound] = useState<readonly Name[]>([])
  return {
    clean(name: Name, text: string): string {
      const rest = withoutResidentNumbers(text)
      if (rest !== text) setFound((names) => [...names, name])
      return rest
    },
    isFoundIn: (name: Name) => found.includes(name),
    forget: () => setFound([]),
  }
}
