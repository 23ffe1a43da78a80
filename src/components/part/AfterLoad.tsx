import { type ComponentType, useEffect, useState } from 'react'

/**
 * Shows a component whose code is loaded once the page is shown, in the browser alone. A page is complete without it:
 * if its code cannot be loaded, nothing takes its place.
 */
export function AfterLoad<Props extends object>({
  load,
  ...props
}: { load: () => Promise<ComponentType<Props>> } & Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    )
  }, [load])
  return Loaded ? <Loaded {...(props as unknown as Props)} /> : null
}
