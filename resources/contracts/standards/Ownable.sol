// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

/// A contract with one owner, at first whoever deployed it.
contract Ownable {
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    address public owner;

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        _hand(msg.sender);
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: no new owner");
        _hand(newOwner);
    }

    function renounceOwnership() external onlyOwner {
        _hand(address(0));
    }

    function _hand(address newOwner) private {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}
