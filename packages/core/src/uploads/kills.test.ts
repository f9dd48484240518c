import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { freePort, type GatewayProcess, startGatewayProcess } from '@ebkit/testing'
import { memoryCheckpoints } from './checkpoints/memoryCheckpoints'
import { createUploads } from './createUploads'
import { seededRandom } from './testing/random'
import { type ServiceFixture, serviceFixture } from './testing/serviceFixture'
import { bytesOf, eventually, fileOf, settled, sha256 } from './testing/uploadFixture'

const kills = process.env.EB_SOAK ? 50 : 1
/** Kills during one large file. */
const cuts = process.env.EB_SOAK ? 20 : 1
/** Milliseconds after which a row has to say that it is paused. */
const mostUntilPaused = 5000
/** Files that are uploading around one kill. */
const batch = 12

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ account: 'clerk', password: 'demo1234' }),
  })
  assert.equal(answer.status, 200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

describe('uploads while the gateway is killed', () => {
  const random = seededRandom(9)
  let directory: string
  let port: number
  let gateway: GatewayProcess
  let service: ServiceFixture
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ebkit-uploads-'))
    port = await freePort()
    gateway = startGatewayProcess(directory, { PORT: `${port}` })
    await gateway.listening
    const url = `http://127.0.0.1:${port}`
    service = await serviceFixture(url, await signIn(url))
  })
  after(async () => {
    gateway.child.kill('SIGTERM')
    await gateway.exited
    await rm(directory, { recursive: true, force: true })
  })

  test(`F-GW-9 kill -9 in the middle of uploads, ${kills} times: no acknowledged file is lost`, async () => {
    const acknowledged = new Map<string, { path: string; hash: string }>()
    const uploads = createUploads({
      ...service.options,
      checkpoints: memoryCheckpoints(),
      concurrency: () => 3,
      // The gateway is down for seconds: retried after that, not before.
      requests: { ...service.options.requests, attempts: 2 },
    })
    let interrupted = 0
    for (let kill = 0; kill < kills; kill++) {
      const hashes = new Map<string, string>()
      const files = Array.from({ length: batch }, (_, index) => {
        const bytes = bytesOf(
          Math.floor(index % 3 ? random() * 20_000 : 260_000 + random() * 200_000),
          kill * batch + index + 1,
        )
        const name = `kill-${kill}-${index}.bin`
        hashes.set(name, sha256(bytes))
        return fileOf(bytes, name)
      })
      uploads.add(files)
      const enough = uploads.$total.get().done + 1 + Math.floor(random() * (batch - 3))
      await eventually(
        () => uploads.$total.get().done,
        (done) => done >= enough,
      )
      gateway.child.kill('SIGKILL')
      await gateway.exited
      assert.equal(gateway.child.signalCode, 'SIGKILL')
      if (uploads.$busy.get()) interrupted++
      gateway = startGatewayProcess(directory, { PORT: `${port}` })
      await gateway.listening
      await eventually(
        () => {
          uploads.retryAll()
          return uploads.$items.get().filter(({ name, status }) => hashes.has(name) && status !== 'done')
            .length
        },
        (left) => left === 0,
      )
      for (const { name, result } of await settled(uploads))
        if (hashes.has(name))
          acknowledged.set(name, { path: result?.path ?? '', hash: hashes.get(name) ?? '' })
      uploads.clear()
    }
    // Occasionally the last upload ends before the signal arrives.
    assert.ok(interrupted >= kills * 0.9, `uploads were under way at ${interrupted} of ${kills} kills`)
    assert.equal(acknowledged.size, kills * batch)
    const listed = await service.files.list(service.folderId)
    const names = listed.list.map(({ displayName }) => displayName)
    for (const [name, { path, hash }] of acknowledged) {
      assert.equal(names.filter((other) => other === name).length, 1, `${name} is registered once`)
      const answer = await fetch(`http://127.0.0.1:${port}/eb-store/${path}`)
      assert.equal(sha256(new Uint8Array(await answer.arrayBuffer())), hash, name)
    }
    uploads.dispose()
  })

  test(`a gateway that is killed in the middle of a large file, ${cuts} times: paused within 5 s with the reason, and complete in the end`, async () => {
    const uploads = createUploads({ ...service.options, checkpoints: memoryCheckpoints(), keepUpTo: 0 })
    const bytes = bytesOf(cuts * 1_500_000, 77)
    let killed = 0
    /** When the gateway was killed last, and when the file was paused then: milliseconds. */
    const last = { kill: 0, pause: 0 }
    /** Kills the gateway as soon as this much of the file has been sent. */
    const stopListening = uploads.$items.listen(([item]) => {
      if (item?.status === 'paused' && last.pause < last.kill) last.pause = performance.now()
      const share = (item?.loaded ?? 0) / bytes.length
      if (item?.status !== 'uploading' || killed === cuts || share < 0.08 + (killed * 0.9) / cuts) return
      killed++
      last.kill = performance.now()
      gateway.child.kill('SIGKILL')
    })
    uploads.add([fileOf(bytes, 'large.bin')])
    for (let cut = 1; cut <= cuts; cut++) {
      await eventually(
        () => uploads.$items.get()[0],
        (item) => killed === cut && item?.status === 'paused',
      )
      await gateway.exited
      const waited = last.pause - last.kill
      assert.ok(waited > 0 && waited <= mostUntilPaused, `paused ${waited} ms after kill ${cut}`)
      const [paused] = uploads.$items.get()
      assert.deepEqual([paused?.problem?.code, paused?.speed], ['network', undefined])
      assert.equal(uploads.$busy.get(), true)
      gateway = startGatewayProcess(directory, { PORT: `${port}` })
      await gateway.listening
    }
    const [item] = await settled(uploads)
    stopListening()
    assert.equal(item?.status, 'done')
    const answer = await fetch(`http://127.0.0.1:${port}/eb-store/${item.result?.path}`)
    assert.equal(sha256(new Uint8Array(await answer.arrayBuffer())), sha256(bytes))
    uploads.dispose()
  })
})
