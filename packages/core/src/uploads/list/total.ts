import type { UploadItem, UploadTotal } from '../Uploads'

const sum = (items: readonly UploadItem[], value: (item: UploadItem) => number) =>
  items.reduce((total, item) => total + value(item), 0)

const running = ['waiting', 'checking', 'uploading']

/** Totals without cancelled uploads. */
export function totalOf(all: readonly UploadItem[]): UploadTotal {
  const items = all.filter(({ status }) => status !== 'cancelled')
  const count = (wanted: UploadItem['status']) => items.filter(({ status }) => status === wanted).length
  const speed = sum(items, (item) => item.speed ?? 0)
  const left = items.filter(({ status }) => running.includes(status))
  return {
    count: items.length,
    done: count('done'),
    failed: count('failed'),
    size: sum(items, ({ size }) => size),
    loaded: sum(items, ({ loaded }) => loaded),
    speed,
    secondsLeft: speed > 0 ? sum(left, ({ size, loaded }) => size - loaded) / speed : undefined,
  }
}

const unsafe = [...running, 'paused', 'registering']

/** Whether leaving the page would interrupt an upload. */
export function isBusy(items: readonly UploadItem[]): boolean {
  return items.some(({ status, saved }) => unsafe.includes(status) || (status === 'failed' && saved))
}
