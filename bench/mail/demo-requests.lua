-- What wrk posts: each request is one of a visitor that nobody saw before. Arguments: a body with % for the visitor's
-- number, and where to begin counting. Prints what was measured as JSON, times in milliseconds.
local head = table.concat({
   "POST /api/v1.0/email/send HTTP/1.1",
   "Host: localhost",
   "Content-Type: application/json",
   "Idempotency-Key: ",
}, "\r\n")
local pieces, serial = {}, 0

function init(args)
   for piece in (args[1] .. "%"):gmatch("(.-)%%") do pieces[#pieces + 1] = piece end
   serial = tonumber(args[2])
   math.randomseed(serial)
end

function request()
   serial = serial + 1
   local body = table.concat(pieces, serial)
   -- Random first, as the keys of browsers are: each falls on another page of the index.
   local key = string.format("%08x-0000-4000-8000-%012x", math.random(0, 0xffffffff), serial)
   return head .. key .. "\r\nContent-Length: " .. #body .. "\r\n\r\n" .. body
end

function done(summary, latency)
   local errors = summary.errors
   local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
   io.write(string.format(
      '{"requests":%d,"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}\n',
      summary.requests, summary.requests / summary.duration * 1e6,
      latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed))
end
