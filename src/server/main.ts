/** `npm start`: serves the built site with the sandbox, or with a backend behind it, until it is told to stop. */
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { createServer } from './app.ts';
import { openCampaigns } from './campaigns/campaigns.ts';
import { explain } from './explain.ts';
import { createMetrics, metricsServer } from './metrics.ts';
import { guardOf } from './releases/guard/guard-of.ts';
import { startReleases } from './releases/start.ts';
import { dist, readSettings, type Settings } from './settings.ts';
import { openSite } from './site.ts';
import { stopKindly } from './stop.ts';
import { originsOf } from './studio/place.ts';

const patience = 10_000;

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function announce(app: FastifyInstance, { host, backend, preview, studio }: Settings): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  console.log(`Listening on ${origin}`);
  if (preview) console.log(`Test page ${origin}/testPreview`);
  if (backend === undefined) console.log(`Sandbox   ${origin}/sandbox`);
  else console.log(`Backend   ${backend}`);
  if (studio !== undefined) console.log(`Studio    ${originsOf(studio, `localhost:${port}`).studio}/studio`);
}

async function start(settings: Settings): Promise<FastifyInstance> {
  const { host, port, logs, metricsPort } = settings;
  const metrics = createMetrics();
  // What is told before there is a line of its own for it, and by what asks nobody.
  const tell = (sentence: string): void => {
    if (logs) process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: sentence })}\n`);
    else console.error(sentence);
  };
  const site = openSite(dist);
  const publishing = await startReleases(settings, { dist, site }, tell);
  const guard = guardOf(publishing, { tell, metrics });
  await guard.start();
  const { store: sql, layouts: built } = publishing.desk;
  const campaigns = openCampaigns({ sql, live: () => publishing.live.live(), built });
  campaigns.start();
  const log = logs ? 'standard output' : undefined;
  const { live: releases } = publishing;
  const app = await createServer({
    ...settings,
    dist,
    site,
    metrics,
    log,
    releases,
    publishing,
    guard,
    campaigns,
  });
  app.addHook('onClose', async () => {
    await guard.stop();
    await campaigns.stop();
    await publishing.close();
  });
  if (metricsPort !== undefined) {
    const watched = metricsServer(metrics).listen(metricsPort, host);
    await once(watched, 'listening');
    app.addHook('onClose', () => void watched.close());
  }
  await app.listen({ host, port });
  return app;
}

function stopOn(signal: NodeJS.Signals, app: FastifyInstance): void {
  // Once: a second signal ends the process as usual.
  process.once(signal, () => {
    stopKindly(app, patience).then(
      () => process.exit(0),
      (error: unknown) => giveUp(String(error)),
    );
  });
}

const settings = readSettings(process.env, process.cwd());
if (!settings.ok) giveUp(settings.error);
try {
  const app = await start(settings.value);
  announce(app, settings.value);
  stopOn('SIGTERM', app);
  stopOn('SIGINT', app);
} catch (error) {
  giveUp(explain(error, settings.value));
}
