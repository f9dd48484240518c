// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `arrow-down` */
export const arrowDownIcon = 'M12 5v14M19 12l-7 7-7-7'

/** lucide `arrow-right` */
export const arrowRightIcon = 'M5 12h14M12 5l7 7-7 7'

/** lucide `arrow-up` */
export const arrowUpIcon = 'M5 12l7-7 7 7M12 19V5'

/** lucide `blocks` */
export const blocksIcon =
  'M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2M15 2h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z'

/** lucide `book-open` */
export const bookOpenIcon =
  'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z'

/** lucide `braces` */
export const bracesIcon =
  'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1'

/** lucide `check` */
export const checkIcon = 'M20 6 9 17l-5-5'

/** lucide `chevron-down` */
export const chevronDownIcon = 'M6 9l6 6 6-6'

/** lucide `chevron-left` */
export const chevronLeftIcon = 'M15 18l-6-6 6-6'

/** lucide `chevron-right` */
export const chevronRightIcon = 'M9 18l6-6-6-6'

/** lucide `chevron-up` */
export const chevronUpIcon = 'M18 15l-6-6-6 6'

/** lucide `chevrons-left` */
export const chevronsLeftIcon = 'M11 17l-5-5 5-5M18 17l-5-5 5-5'

/** lucide `chevrons-right` */
export const chevronsRightIcon = 'M6 17l5-5-5-5M13 17l5-5-5-5'

/** lucide `chevrons-up-down` */
export const chevronsUpDownIcon = 'M7 15l5 5 5-5M7 9l5-5 5 5'

/** lucide `circle-alert` */
export const circleAlertIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h0.01'

/** lucide `circle-check` */
export const circleCheckIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12'

/** lucide `cloud-alert` */
export const cloudAlertIcon = 'M12 12v4M12 20h.01M8.128 16.949A7 7 0 1 1 15.71 8h1.79a1 1 0 0 1 0 9h-1.642'

/** lucide `cloud-off` */
export const cloudOffIcon =
  'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20'

/** lucide `eye` */
export const eyeIcon =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'

/** lucide `eye-off` */
export const eyeOffIcon =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20'

/** lucide `grip-vertical` */
export const gripVerticalIcon =
  'M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0'

/** lucide `inbox` */
export const inboxIcon =
  'M22 12 16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z'

/** lucide `info` */
export const infoIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01'

/** lucide `languages` */
export const languagesIcon = 'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6'

/** lucide `lock` */
export const lockIcon =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4'

/** lucide `log-out` */
export const logOutIcon = 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

/** lucide `map-pin-off` */
export const mapPinOffIcon =
  'M12.75 7.09a3 3 0 0 1 2.16 2.16M17.072 17.072c-1.634 2.17-3.527 3.912-4.471 4.727a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 1.432-4.568M2 2l20 20M8.475 2.818A8 8 0 0 1 20 10c0 1.183-.31 2.377-.81 3.533M9.13 9.13a3 3 0 0 0 3.74 3.74'

/** lucide `minus` */
export const minusIcon = 'M5 12h14'

/** lucide `monitor` */
export const monitorIcon =
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21h8M12 17v4'

/** lucide `moon` */
export const moonIcon =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'

/** lucide `package-open` */
export const packageOpenIcon =
  'M12 22v-9M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36zM20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z'

/** lucide `refresh-cw` */
export const refreshCwIcon =
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5'

/** lucide `search` */
export const searchIcon = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0'

/** lucide `sun` */
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41'

/** lucide `triangle-alert` */
export const triangleAlertIcon =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'

/** lucide `user` */
export const userIcon = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0'

/** lucide `wifi-off` */
export const wifiOffIcon =
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20'

/** lucide `x` */
export const xIcon = 'M18 6 6 18M6 6l12 12'
