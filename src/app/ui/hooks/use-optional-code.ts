import { useEffect, useState } from 'react'

/**
 * The code of a part that readers can do without, once it is there. It is fetched as soon as there is an `occasion`
 * (anything but null), and after a failure, which nobody is told, again at the next one.
 */
export function useOptionalCode<Code extends object>(
  load: () => Promise<Code>,
  occasion: unknown,
): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    if (code !== null || occasion === null) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setCode(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [code, load, occasion])
  return code
}
