import {createServer} from 'node:http';
import {expect, it} from 'vitest';
import {listen} from '../serve/listen';
import {findFreePort, requireFreePort} from './findPort';

it('names a port that is in use, and the fix', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  try {
    await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use, perhaps by another preview. Fix: stop that program, or choose another port: npm start -- --port ${port + 1}`,
    );
  } finally {
    server.close();
  }
});

it('lets a free port pass, and says of a host that it is not one of this machine', async () => {
  const port = await findFreePort();
  await requireFreePort(port, '127.0.0.1');
  // An address for documentation, which no machine has (RFC 5737).
  await expect(requireFreePort(port, '192.0.2.1')).rejects.toThrow(/192\.0\.2\.1 \(E\w+\)/);
});
