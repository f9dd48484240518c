import { type ListMemory, readListMemory, writeListMemory } from '@ebkit/core/list'
import { useMemo, useState } from 'react'
import { useEnvironment } from '../environment'

/** The settings that the user chose for the list, and the functions that store a change. */
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
