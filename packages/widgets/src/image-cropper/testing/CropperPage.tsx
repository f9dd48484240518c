import { createPage } from '@ebkit/core/page'
import { createSession } from '@ebkit/core/session'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { type CropResult, ImageCropper, type ImageCropperHandle, type ImageCropperProps } from '..'

adoptTokens(document)

/** A cropper on its own page, operated as a user would. */
export class CropperPage {
  readonly errors: WidgetError[] = []
  readonly events: string[] = []
  readonly results: CropResult[] = []
  blob: Blob | undefined
  readonly handle: { current: ImageCropperHandle | null } = { current: null }
  readonly draft: { current: unknown } = { current: undefined }
  readonly view: Mounted
  readonly session = createSession(createPage())

  constructor(
    public props: ImageCropperProps = {},
    readonly locale = 'zh',
    draft?: { current: unknown },
  ) {
    if (draft) this.draft = draft
    this.session.configure({ gateway: gatewayUrl })
    this.view = mount(this.#node())
  }

  #node() {
    const { session, locale, errors, events } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <ImageCropper
          draft={this.draft}
          onShow={() => {
            events.push('show')
            this.set({ open: true })
          }}
          onHide={() => {
            events.push('hide')
            this.set({ open: false })
          }}
          onAfterHide={() => events.push('gone')}
          onCancel={() => events.push('cancel')}
          onCrop={({ result, blob }) => {
            events.push('crop')
            this.results.push(result)
            this.blob = blob
          }}
          {...this.props}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: ImageCropperProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`) as E
  get dialog() {
    return this.find<HTMLDialogElement>('dialog:modal')
  }
  get notice() {
    return this.part('message')?.textContent ?? ''
  }
  get box() {
    return this.part('box')
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement
  }
  tool = (label: string) =>
    this.find<HTMLButtonElement>(`.eb-cropping__tools [aria-label="${label}"]`) as HTMLElement
  ratio = (words: string) =>
    this.all<HTMLLabelElement>('[part=option]')
      .find(({ textContent }) => textContent === words)
      ?.querySelector('input') as HTMLInputElement
  get ratios() {
    return this.all('[part=option]').map(({ textContent }) => textContent)
  }
  /** Px of the result, according to the preview. */
  get size() {
    return this.find('figcaption')?.textContent ?? ''
  }

  /** Chooses a file in the browser's dialog. */
  async choose(file: File) {
    const input = await until(() => this.find<HTMLInputElement>('[part=choose] input'), 'field')
    const list = new DataTransfer()
    list.items.add(file)
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Opens the dialog with a picture; resolves when it can be cropped. `outcome` is the promise of the call. */
  outcome: Promise<CropResult | undefined> | undefined
  async crop(...args: Parameters<ImageCropperHandle['crop']>) {
    const handle = await until(() => this.handle.current, 'handle')
    this.outcome = handle.crop(...args)
    await until(() => this.box, 'picture')
  }

  confirm() {
    this.part('confirm').click()
  }
  async done(count = 1) {
    await until(() => this.results.length === count, 'cropped', 15_000).catch((error) => {
      throw new Error(
        `${error.message}; notice: ${this.notice}; ${this.errors.map((one) => String(one.cause))}`,
      )
    })
    return this.results.at(-1) as CropResult
  }
}

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withGateway() {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn('manager')
  })
  beforeEach(() => resetFaults())
}
