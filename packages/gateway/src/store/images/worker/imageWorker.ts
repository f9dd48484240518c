import { writeFileSync } from 'node:fs'
import { StoreError } from '../../storeError'
import { processImage } from '../processImage'
import type { Job, Said } from './messages'

const say = (said: Said) => process.send?.(said)

/** If memory runs out, this process is killed and not the database. */
function offerItself(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // not Linux, or not allowed
  }
}

async function work({ bytes, instructions, limit }: Job): Promise<Said> {
  try {
    return { kind: 'made', bytes: await processImage(Buffer.from(bytes), instructions, limit) }
  } catch (error) {
    if (error instanceof StoreError) return { kind: 'refused', code: error.code, message: error.message }
    throw error
  }
}

offerItself()
process.on('message', async (job: Job) => say(await work(job)))
// the gateway has ended: a normal exit would wait for the image
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
say({ kind: 'ready' })
