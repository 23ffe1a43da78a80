import { useCallback, useState } from 'react'

/**
 * The typed values over the saved ones. An untouched field follows the saved value, also when another member saves it;
 * a typed value stays until it was sent and is `settled`.
 */
export function useTypedOver<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const type = useCallback((more: Partial<Values>) => setTyped((before) => ({ ...before, ...more })), [])
  // Text typed during the submission is not part of it.
  const settle = useCallback((sent: Values) => setTyped((now) => leftOf(now, sent)), [])
  return { values: { ...saved, ...typed }, isTyped: Object.keys(typed).length > 0, type, settle }
}

function leftOf<Values extends object>(typed: Partial<Values>, sent: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => sent[name as keyof Values] !== value),
  ) as Partial<Values>
}
