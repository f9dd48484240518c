import { expect } from '@open-wc/testing'
import type { FileEntry } from './FileEntry'
import { sortEntries } from './sortEntries'

const entries: FileEntry[] = Array.from({ length: 20_000 }, (_, index) => {
  const name = `${'阿张王海报'[index % 5]}_${(index * 7919) % 20_000}.jpg`
  return { id: String(index), name, isFolder: index % 50 === 0 }
})
const { compare } = new Intl.Collator('zh', { numeric: true })
const expected = [...entries]
  .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || compare(a.name, b.name))
  .map(({ name }) => name)

async function sortedNames(): Promise<string[]> {
  return (await sortEntries(entries, { by: 'name', order: 'asc' })).map(({ name }) => name)
}

describe('sorting entries in a page', () => {
  const { Worker: Original } = window
  afterEach(() => {
    window.Worker = Original
  })

  /** Replaces the worker's program, or removes it. */
  function replaceWorker(start: (url: string | URL, options?: WorkerOptions) => Worker) {
    window.Worker = function replaced(url: string | URL, options?: WorkerOptions) {
      return start(url, options)
    } as unknown as typeof Worker
  }

  it('W-EXP-20 a worker sorts many names, and is terminated afterwards', async () => {
    const counts = { started: 0, answers: 0, ended: 0 }
    replaceWorker((url, options) => {
      const worker = new Original(url, options)
      const terminate = worker.terminate.bind(worker)
      counts.started++
      worker.addEventListener('message', () => counts.answers++)
      worker.terminate = () => {
        counts.ended++
        terminate()
      }
      return worker
    })
    expect(await sortedNames()).to.deep.equal(expected)
    expect(counts).to.deep.equal({ started: 1, answers: 1, ended: 1 })
  })

  it('sorts without a worker if it is not allowed or cannot be loaded', async () => {
    let refused = 0
    replaceWorker(() => {
      refused++
      throw new DOMException('not here', 'SecurityError')
    })
    expect(await sortedNames()).to.deep.equal(expected)
    replaceWorker(() => {
      refused++
      return new Original('/nowhere/sortJob.js', { type: 'module' })
    })
    expect(await sortedNames()).to.deep.equal(expected)
    expect(refused).to.equal(2)
  })
})
