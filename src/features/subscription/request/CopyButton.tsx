import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The button that copies values between fields, and announces that they were copied. */
export function CopyButton({ label, done, onCopy }: { label: string; done: string; onCopy: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    onCopy()
    setCopied(true)
  }
  return (
    <div>
      <Button variant="outline" size="sm" minHeight="touch" onClick={copy}>
        {label}
      </Button>
      <div role="status">
        {copied && (
          <Text size="sm" tone="muted" mt="2">
            {done}
          </Text>
        )}
      </div>
    </div>
  )
}
