import { type ListMemory, readListMemory, writeListMemory } from '@ebkit/core/list'
import { useMemo, useState } from 'react'
import { useEnvironment } from '../environment'

/** What the person chose for the list, and what keeps a change of it. */
export function useMemory({ remember }: { remember?: string | undefined }) {
  const { storage } = useEnvironment().session
  const first = useMemo(() => readListMemory(storage, remember), [storage, remember])
  const [own, setOwn] = useState<{ first: ListMemory; memory: ListMemory }>()
  const memory = own?.first === first ? own.memory : first
  return {
    memory,
    keep(change: ListMemory) {
      const next = { ...memory, ...change }
      setOwn({ first, memory: next })
      writeListMemory(storage, remember, next)
    },
  }
}
