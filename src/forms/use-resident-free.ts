import { useState } from 'react'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'

/**
 * Removes resident numbers from typed text: such a number is neither stored nor sent. Returns the fields in
 * which that has happened, until it is reset.
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
