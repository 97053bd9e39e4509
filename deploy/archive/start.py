"""Serve the documentation in the folder "site" beside this file. Needs Python 3.6 or newer and nothing else.

It follows servers/rules.json, like nginx with the configuration beside that file. It is meant for a look and for a few
readers. README.html says how to use a web server.
"""

import argparse
import hashlib
import json
import os
import re
import socket
import sys
from http.server import HTTPServer, SimpleHTTPRequestHandler
from socketserver import ThreadingMixIn
from urllib.parse import unquote

HERE = os.path.dirname(os.path.abspath(__file__))

with open(os.path.join(HERE, "SHA256SUMS"), encoding="utf-8") as sums_file:
    # Checksums by file name. Only the files in this list are served.
    SUMS = {name: digest for digest, name in (line.rstrip("\n").split("  ", 1) for line in sums_file)}

with open(os.path.join(HERE, "servers", "rules.json"), encoding="utf-8") as rules_file:
    RULES = json.load(rules_file)

CACHING = RULES["caching"]


def path_of(name):
    """Return the path of a file of the list."""
    return os.path.join(HERE, *name.split("/"))


def find_redirect(target):
    """Return the address that a request (path and query) is redirected to, or None."""
    for rule in RULES["redirects"]:
        groups = re.match(rule["pattern"], target)
        if groups:
            return re.sub(r"\$(\d)", lambda name: groups.group(int(name.group(1))) or "", rule["target"]) or None
    return None


def find_file(path):
    """Return the name in the list for a path below the base URL, or None."""
    if re.search(RULES["hidden"], path):
        return None
    name = "site" + path + ("index.html" if path.endswith("/") else "")
    return next((candidate for candidate in (name + ".html", name) if candidate in SUMS), None)


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "obis-docs"
    sys_version = ""
    timeout = 60
    extensions_map = dict({"." + ending: kind for ending, kind in RULES["types"].items()}, **{"": "application/octet-stream"})
    name = None
    caching = CACHING["others"]

    def send_head(self):
        """Send the status and the headers of an answer. Return the open file of its body, or None."""
        # In self.path, newer Pythons make one slash of several at the beginning.
        target = self.requestline.split()[1]
        self.caching = CACHING["others"]
        redirect = find_redirect(target)
        if redirect:
            self.send_response(301)
            self.send_header("Location", redirect)
            self.send_header("Content-Length", "0")
            return self.end_headers()
        path = unquote(target.split("?")[0])
        base = RULES["baseUrl"]
        below = "/" + path[len(base):]
        self.name = find_file(below) if path.startswith(base) else None
        if not self.name:
            return self.send_not_found(target)
        if re.match(CACHING["hashed"], below):
            self.caching = CACHING["immutable"]
        return super().send_head()

    def translate_path(self, path):
        return path_of(self.name)

    def send_not_found(self, target):
        page = next(page["file"] for page in RULES["notFoundPages"] if re.match(page["pattern"], target))
        body = open(path_of("site/" + page), "rb")
        self.send_response(404)
        self.send_header("Content-Type", RULES["types"]["html"])
        self.send_header("Content-Length", str(os.fstat(body.fileno()).st_size))
        self.end_headers()
        return body

    def end_headers(self):
        for name, value in dict(RULES["headers"], **{"Cache-Control": self.caching}).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        """Write no log, because it would hold the addresses of readers."""


class Server(ThreadingMixIn, HTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """Print nothing when a reader closes the page during an answer."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, socket.timeout)):
            super().handle_error(request, client_address)


def check():
    """Compare the folder with SHA256SUMS. Return whether every file is as listed, and there is no other."""
    found = {
        os.path.relpath(os.path.join(folder, name), HERE).replace(os.sep, "/")
        for folder, _, names in os.walk(HERE)
        for name in names
    }
    wrong = ["not in SHA256SUMS: " + name for name in found - set(SUMS) - {"SHA256SUMS"}]
    for name, expected in SUMS.items():
        if name not in found:
            wrong.append("missing: " + name)
            continue
        with open(path_of(name), "rb") as body:
            if hashlib.sha256(body.read()).hexdigest() != expected:
                wrong.append("damaged: " + name)
    print("\n".join(sorted(wrong)) or "%d files are as they were packed." % len(SUMS))
    return not wrong


def main():
    parser = argparse.ArgumentParser(description="Serves the OBIS documentation.")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other computers read it too")
    parser.add_argument("--check", action="store_true", help="only compare the files with SHA256SUMS")
    options = parser.parse_args()
    if not check():
        print("This is not what was packed. Verify the archive, and unpack it into a new folder.", file=sys.stderr)
        return 1
    if options.check:
        return 0
    try:
        server = Server((options.host, options.port), Handler)
    except (OSError, OverflowError) as error:
        print("Port %d of %s cannot be used: %s. Try --port 8081." % (options.port, options.host, error), file=sys.stderr)
        return 1
    address = "http://%s:%d%s" % (options.host, server.server_address[1], RULES["baseUrl"])
    print("OBIS documentation: %s. Stop with Ctrl+C." % address, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
