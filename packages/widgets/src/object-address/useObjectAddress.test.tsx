import {
  foreignGatewayUrl,
  gatewayUrl,
  injectFault,
  type Mounted,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  until,
} from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider } from '../environment'
import { newSession } from '../files/testing/FilesPage'
import { pattern, png } from '../image-cropper/testing/pictures'
import type { SavedAddress } from './reachable'
import { useObjectAddress } from './useObjectAddress'

interface ProbeProps {
  wanted: SavedAddress | undefined
  isPrivate?: boolean
}

function Probe({ wanted, isPrivate }: ProbeProps) {
  const { address, isFailed, onFail, retry } = useObjectAddress(wanted, { isPrivate })
  return (
    <>
      <img src={address} alt="" onError={onFail} />
      <button type="button" data-failed={isFailed} onClick={retry} />
    </>
  )
}

describe('useObjectAddress', function () {
  this.timeout(20_000)
  let view: Mounted
  let session = newSession()
  let open = ''
  let own = ''

  const upload = async (tree: 'tree' | 'tree_of_user', name: string, contents?: Blob) => {
    const headers = { 'X-Eb-Client': 'ebkit/test' }
    const query = 'hotelId=100101&brandId=1001'
    const { data } = await (await fetch(`${gatewayUrl}file-service/${tree}?${query}`, { headers })).json()
    const form = new FormData()
    form.append('ossDisplayId', data[0].ossDisplayId)
    form.append('file', new File([contents ?? (await png(pattern(8, 8)))], name, { type: 'image/png' }))
    const answer = await fetch(`${gatewayUrl}api/oss-api/eb/oss/upload`, {
      method: 'POST',
      headers,
      body: form,
    })
    return (await answer.json()).data.url as string
  }
  before(async () => {
    await signIn('manager')
    open = await upload('tree', `${Date.now()}a.png`)
    own = await upload('tree_of_user', `${Date.now()}b.png`)
  })
  beforeEach(async () => {
    session = newSession()
    await resetFaults()
  })
  afterEach(() => view.unmount())

  const node = (props: ProbeProps) => (
    <EnvironmentProvider value={{ session }}>
      <Probe {...props} />
    </EnvironmentProvider>
  )
  const show = (props: ProbeProps) => {
    view = mount(node(props))
  }
  const image = () => view.root.querySelector('img') as HTMLImageElement
  const isDrawn = () => image().complete && image().naturalWidth > 0
  const isFailed = () => view.root.querySelector('button')?.dataset.failed === 'true'
  const questions = async () =>
    (await seenRequests()).filter(({ path }) => path.includes('signed_addresses')).length

  it('shows a public object by its plain address, without a request', async () => {
    show({ wanted: { saved: open } })
    await until(isDrawn, 'drawn')
    expect(image().getAttribute('src')).to.equal(open)
    expect(await questions()).to.equal(0)
  })

  it('shows a private object by a signed address with its instruction, never by the plain one', async () => {
    const process = 'image/resize,w_4'
    show({ wanted: { saved: own, process }, isPrivate: true })
    await until(isDrawn, 'drawn')
    expect(image().naturalWidth).to.equal(4)
    expect(new URL(image().src).searchParams.get('x-oss-process')).to.equal(process)
    expect(image().src).to.include('x-oss-signature')
    expect(await questions()).to.equal(1)
  })

  it('F-CO-6 requests a signed address if the plain one fails, and stores nothing of it', async () => {
    // Another site, to which the browser sends no cookie of this one.
    const foreign = (await foreignGatewayUrl()).replace(/\/$/, '') + new URL(own).pathname
    show({ wanted: { saved: foreign } })
    await until(isDrawn, 'drawn')
    expect(image().src).to.include('x-oss-signature')
    expect(await questions()).to.equal(1)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).to.not.include('x-oss-signature')
  })

  it('reports a failure if there is no address, and can retry', async () => {
    const hits = await injectFault({
      match: '/api/oss-api/eb/oss/signed_addresses',
      fault: 'status',
      status: 500,
      times: 1,
    })
    show({ wanted: { saved: own }, isPrivate: true })
    await until(isFailed, 'failed')
    expect(await hits()).to.equal(1)
    view.root.querySelector('button')?.click()
    await until(isDrawn, 'drawn')
    expect(isFailed()).to.equal(false)
  })

  it('content that is not an image fails after one more address', async () => {
    const broken = await upload('tree_of_user', `${Date.now()}c.png`, (await png(pattern(8, 8))).slice(0, 45))
    await resetFaults()
    show({ wanted: { saved: broken, process: 'image/resize,w_4' }, isPrivate: true })
    await until(isFailed, 'failed')
    expect(await questions()).to.equal(2)
  })

  it('a broken image of another site fails without a request to the gateway', async () => {
    show({ wanted: { saved: `${gatewayUrl}none.png` } })
    await until(isFailed, 'failed')
    expect(await questions()).to.equal(0)
  })

  it('another object replaces one that is still being requested', async () => {
    show({ wanted: { saved: own }, isPrivate: true })
    view.render(node({ wanted: { saved: open } }))
    await until(isDrawn, 'drawn')
    expect(image().getAttribute('src')).to.equal(open)
    view.render(node({ wanted: undefined }))
    await until(() => !image().getAttribute('src'), 'nothing')
  })
})
