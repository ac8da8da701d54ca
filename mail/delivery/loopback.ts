/** Whether the host of a URL is this machine. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|(?:::ffff:)?127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
}
