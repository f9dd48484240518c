export { offeredAccounts } from '@ebkit/gateway'
export { testOrigins, testPartnerKey, testPassword } from './clone'
export { startTestCluster, type TestCluster } from './cluster'
export { freePort, type GatewayProcess, startGatewayProcess } from './gatewayProcess'
export {
  type GatewayBeside,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from './startTestGateway'
