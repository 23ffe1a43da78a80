import { useState } from 'react'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'

/**
 * Removes resident registration numbers from typed text, so that they are neither stored nor sent. Returns the fields
 * from which a number was removed, until this is reset.
 */
export function useResidentFree<Name extends string>() {
  const [found, setFound] = useState<readonly Name[]>([])
  return {
    clean(name: Name, text: string): string {
      const cleanText = withoutResidentNumbers(text)
      if (cleanText !== text) setFound((names) => [...names, name])
      return cleanText
    },
    isFoundIn: (name: Name) => found.includes(name),
    forget: () => setFound([]),
  }
}
