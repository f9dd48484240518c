import { createSafeStorage } from '@ebkit/core/storage'
import { useState } from 'react'

const storage = createSafeStorage()

/** A switch that is stored on this device. @param name `desk.sound` */
export function useKeptSwitch(name: string, first: boolean): [boolean, (isOn: boolean) => void] {
  const key = `ebkit.${name}`
  const [isOn, setOn] = useState(() => (storage.get(key) ?? String(first)) === 'true')
  return [
    isOn,
    (next) => {
      storage.set(key, String(next))
      setOn(next)
    },
  ]
}
