import { useEffect, useEffectEvent } from 'react'
import type { Output } from '#contract/operation.ts'
import { openTabChannel } from '#src/components/context/tab-channel.ts'

type RegisteredCard = Output<'registerCard'>

const channelOf = (formId: string) => openTabChannel(`card ${formId}`)

/** Sends a registered card to the form in another tab that waits for it. */
export function sendCardToForm(formId: string, card: RegisteredCard): void {
  const channel = channelOf(formId)
  channel.postMessage(card)
  channel.close()
}

/** Calls `take` with the card that was registered for a form. */
export function useRegisteredCard(formId: string, take: (card: RegisteredCard) => void): void {
  const onCard = useEffectEvent(take)
  useEffect(() => {
    const channel = channelOf(formId)
    const onMessage = (event: Event) => onCard((event as MessageEvent<RegisteredCard>).data)
    channel.addEventListener('message', onMessage)
    return () => {
      channel.removeEventListener('message', onMessage)
      channel.close()
    }
  }, [formId])
}
